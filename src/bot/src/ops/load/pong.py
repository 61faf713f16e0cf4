"""A bare bot for discord.py: /ping posts a message with a button, and a press of it changes the message."""

import asyncio
import os
import sys
import threading

import discord
import yarl

BASE = os.environ["PONG_BASE"]
discord.http.Route.BASE = BASE + "/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(BASE.replace("http", "ws", 1) + "/gateway/")


class Pong(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)
        self.presses = 0

    @discord.ui.button(label="Ping")
    async def ping(self, interaction, button):
        self.presses += 1
        await interaction.response.edit_message(content=f"pong {self.presses}")


client = discord.Client(intents=discord.Intents(guilds=True))
tree = discord.app_commands.CommandTree(client)


@tree.command(description="A message with a button")
async def ping(interaction):
    await interaction.response.send_message("pong 0", view=Pong())


@client.event
async def setup_hook():
    await tree.sync()


def end_with_parent():
    # Our input ends when whoever started us has ended, however that came about.
    sys.stdin.buffer.read()
    os._exit(0)


async def main():
    threading.Thread(target=end_with_parent, daemon=True).start()
    async with client:
        await client.start(os.environ["PONG_TOKEN"])


asyncio.run(main())
