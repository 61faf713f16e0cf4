"""A bare bot for discord.py: /ping posts a message with a button, and a press of it changes the message.

With PONG_LIKE, a message in a file, it answers with one like that: the same texts, buttons and menus, made anew at every press.
"""

import asyncio
import json
import os
import sys
import threading

import discord
import yarl

BASE = os.environ["PONG_BASE"]
discord.http.Route.BASE = BASE + "/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(BASE.replace("http", "ws", 1) + "/gateway/")

LIKE = None
if "PONG_LIKE" in os.environ:
    with open(os.environ["PONG_LIKE"], encoding="utf-8") as file:
        LIKE = json.load(file)

BUTTON = 2
presses = 0


async def pressed(interaction):
    global presses
    presses += 1
    await interaction.response.edit_message(**answer())


class Button(discord.ui.Button):
    async def callback(self, interaction):
        await pressed(interaction)


class Menu(discord.ui.Select):
    async def callback(self, interaction):
        await pressed(interaction)


def component(part, row):
    if part["type"] == BUTTON:
        style = discord.ButtonStyle(part["style"])
        if style is discord.ButtonStyle.link:
            return discord.ui.Button(label=part.get("label"), url=part["url"], row=row)
        return Button(label=part.get("label"), emoji=emoji(part), style=style, row=row)
    options = [
        discord.SelectOption(label=o["label"], value=o["value"], description=o.get("description"))
        for o in part["options"]
    ]
    return Menu(placeholder=part.get("placeholder"), options=options, row=row)


def emoji(part):
    return (part.get("emoji") or {}).get("name")


def answer():
    view = discord.ui.View(timeout=None)
    if LIKE is None:
        view.add_item(Button(label="Ping"))
        return {"content": f"pong {presses}", "view": view}
    for row, line in enumerate(LIKE["components"]):
        for part in line["components"]:
            view.add_item(component(part, row))
    embeds = []
    for embed in LIKE.get("embeds", []):
        # Pictures stay where they are in both.
        embeds.append(discord.Embed.from_dict({k: v for k, v in embed.items() if k != "image"}))
    return {"content": f"{LIKE.get('content', '')} {presses}", "embeds": embeds, "view": view}


client = discord.Client(intents=discord.Intents(guilds=True))
tree = discord.app_commands.CommandTree(client)


@tree.command(description="A message with a button")
async def ping(interaction):
    await interaction.response.send_message(**answer())


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
