//! Which clauses the tests of the chapters hold, in our words.

use crate::clause::held;

held! {
    actions::w_setup_1_to_4, Setup: {
        "W-SETUP-1" => "one to four people play",
        "W-SETUP-4" => "map and scenario are fixed before the first turn",
        "W-SETUP-5" => "every scenario is played on every map",
    }
    actions::w_setup_6_random_first_player_and_clockwise_order, Setup: {
        "W-SETUP-6" => "chance says who begins; the order goes clockwise",
    }
    actions::w_setup_7_to_9_w_r_21_starts_differ_on_empty_fields, Setup: {
        "W-SETUP-7" => "one starts on an empty field of choice",
        "W-SETUP-8" => "health begins at three",
        "W-SETUP-9" => "one begins with nothing",
        "W-R-21" => "no two start on one field",
    }
    actions::w_sheet_4_even_columns_lie_lower, Printed: {
        "W-SHEET-4" => "the grid has flat tops, and even columns lie half a field lower",
    }
    actions::w_turn_1_to_6, Dice: {
        "W-TURN-1" => "a turn begins with four dice",
        "W-TURN-2" => "dice are spent in any order, each once",
        "W-TURN-3" => "a turn may end with dice left",
        "W-TURN-4" => "then the next player rolls",
        "W-TURN-5" => "when all have had a turn a day is over",
        "W-TURN-6" => "alone a turn is a day",
        "W-R-2" => "dice left are lost",
    }
    actions::w_move_1_to_4_w_ex_1_2, Dice: {
        "W-MOVE-1" => "a pip is a step to a neighbouring field",
        "W-MOVE-2" => "any number of dice walk, also none",
        "W-MOVE-3" => "walking marks nothing",
        "W-MOVE-4" => "one may stop early; the rest of the die is lost",
        "W-EX-1" => "a 5 goes up to five steps",
        "W-EX-2" => "a 6 that stops after two steps loses four",
    }
    actions::w_move_5_to_10_w_sp_5_blocked_fields_cost_a_point_and_are_no_end, Field: {
        "W-MOVE-5" => "palms are neither crossed nor entered",
        "W-MOVE-7" => "a field with another player is neither crossed nor entered",
        "W-MOVE-8" => "a live lizard blocks its field",
        "W-MOVE-10" => "a survival point leads across a blocked field, never onto it",
        "W-SP-5" => "a survival point crosses one blocked field",
    }
    actions::w_move_6_11_w_ex_3_chained_detour, Dice: {
        "W-MOVE-6" => "fields with something on them are passed freely",
        "W-MOVE-11" => "several dice make one longer walk",
        "W-EX-3" => "a 1 and a 3 make a detour of four round a palm",
    }
    actions::w_gather_1_to_8_w_ex_4_5_17, Field: {
        "W-GATHER-1" => "wood, rope and stone are gathered",
        "W-GATHER-2" => "gathering takes one die of any value",
        "W-GATHER-3" => "the field is crossed out for good",
        "W-GATHER-4" => "one unit, two with the right tool",
        "W-GATHER-5" => "food and water are gathered alike",
        "W-GATHER-6" => "a field of food is one food",
        "W-GATHER-7" => "every such field shows a value of a die",
        "W-GATHER-8" => "a die of that value brings a survival point too",
        "W-CRAFT-5" => "tools work by themselves and for good",
        "W-R-8" => "a doubled field still brings one point",
        "W-EX-4" => "a 1 on wood 1: a wood and a point",
        "W-EX-5" => "a 4 on wood 1: a wood, no point",
        "W-EX-17" => "with an axe and the matching die: two wood, one point",
    }
    actions::w_gather_9_10_tasks_give_no_point_and_are_gone_for_all, Field: {
        "W-GATHER-9" => "tasks show no value and bring no point",
        "W-GATHER-10" => "what is taken is gone for all",
    }
    actions::w_sp_1_to_4_w_r_11_12, Dice: {
        "W-SP-1" => "points are kept, and several are spent in a turn",
        "W-SP-2" => "a point turns a free die by one",
        "W-SP-3" => "a 6 turned up is a 1",
        "W-SP-4" => "a point rolls a free die again",
        "W-R-7" => "a changed die counts as it shows",
        "W-R-11" => "a 1 turned down is a 6",
        "W-R-12" => "spent dice are not changed",
    }
    actions::w_sp_6_w_ex_15_unspent_points_score, Own: {
        "W-SP-6" => "a point left is a point at the end",
        "W-EX-15" => "three points, two of them spent: one at the end",
    }
    actions::w_crys_1_to_3_w_ex_6_w_r_9, Own: {
        "W-CRYS-1" => "any die breaks the crystal one stands on",
        "W-CRYS-2" => "crystals are worth 1, 5, 10 and 15",
        "W-CRYS-3" => "the ladder is one's own",
        "W-R-9" => "a fifth crystal is worth nothing",
        "W-EX-6" => "the first of one's own is worth 1, whatever others have",
    }
    actions::w_mask_1_to_4_w_ex_8, Own: {
        "W-MASK-1" => "any die takes the mask one stands on",
        "W-MASK-2" => "a mask sets a die, once",
        "W-MASK-3" => "unused masks are worth 5, used ones nothing",
        "W-MASK-4" => "there are six boxes for masks",
        "W-EX-8" => "two masks, one used: five points",
    }
    actions::w_smoke_1_to_4_w_ex_7_w_r_6, Own: {
        "W-SMOKE-1" => "smoke needs a campfire",
        "W-SMOKE-2" => "the value of the die is written down and the field crossed out",
        "W-SMOKE-3" => "later signs show the value of the first",
        "W-SMOKE-4" => "alone, four signs are worth 25 and fewer nothing",
        "W-R-6" => "one campfire once made is enough",
        "W-EX-7" => "after a 3 only a 3 makes a sign",
    }
    actions::w_chart_1_to_3_w_ex_9, Own: {
        "W-CHART-1" => "a section takes a die of an open value",
        "W-CHART-2" => "each value is needed once",
        "W-CHART-3" => "alone, four sections are worth 25",
        "W-EX-9" => "with the 2 drawn, only the 4 of 2 and 4 is of use",
    }
    actions::w_smoke_5_6_w_chart_4_5_w_r_20_majorities, Other: {
        "W-SMOKE-5" => "in company the most signs win 25, if there are four in all",
        "W-SMOKE-6" => "a tie for the most gives 5 instead",
        "W-CHART-4" => "in company the most sections win 25, if there are four in all",
        "W-CHART-5" => "a tie for the most gives 5 instead",
        "W-R-20" => "the five go to all who took part",
    }
    company::w_craft_1_to_4_w_item_1_to_9_w_r_1_3_4, Own: {
        "W-CRAFT-1" => "one crafts at any moment of one's turn",
        "W-CRAFT-2" => "an item takes the dice of its plan and its goods",
        "W-CRAFT-3" => "the boxes are filled one by one",
        "W-CRAFT-4" => "a box takes its printed value only",
        "W-ITEM-1" => "the pickaxe: 1 3, wood and stone, 6 points",
        "W-ITEM-2" => "the axe: 2 4, wood and stone, 6 points",
        "W-ITEM-3" => "the knife: 3 5, wood and stone, 6 points",
        "W-ITEM-4" => "the pot: 4 6, wood and stone, 6 points",
        "W-ITEM-5" => "the flask: 2 5, wood and rope, 6 points",
        "W-ITEM-6" => "the bow: 3 6, wood and rope",
        "W-ITEM-7" => "the tent: 1 2 5, three rope, 15 points",
        "W-ITEM-8" => "the campfire: 1 3 6, three wood, 15 points",
        "W-ITEM-9" => "the raft: 1 2 3 4, two of each, 35 points",
        "W-R-1" => "the bow is worth 6",
        "W-R-3" => "goods are paid when the item is made",
        "W-R-4" => "tools and raft are made once",
    }
    company::w_build_1_to_4_6_w_ex_16_w_r_5, Field: {
        "W-BUILD-1" => "the plan of tent and campfire is filled once",
        "W-BUILD-2" => "each copy costs goods only",
        "W-BUILD-3" => "a copy stands on the empty field one stands on",
        "W-BUILD-4" => "there may be any number",
        "W-BUILD-6" => "each standing copy scores 15",
        "W-R-5" => "a crossed-out field is not empty; building takes no die",
        "W-EX-16" => "six wood and a full plan: two campfires, 30 points",
    }
    company::w_build_5_w_r_26_a_visitor_destroys, Other: {
        "W-BUILD-5" => "a visitor tears a structure down with any die",
        "W-R-26" => "the field is empty again",
    }
    company::w_liz_1_to_5_w_ex_10_w_r_8_14, Field: {
        "W-LIZ-1" => "without a bow the lizard blocks",
        "W-LIZ-2" => "with a bow a die of its value hunts it",
        "W-LIZ-3" => "it brings its value in points and a food",
        "W-LIZ-4" => "the hunter scores it",
        "W-LIZ-5" => "lizards show a value",
        "W-R-8" => "a pot doubles no lizard",
        "W-R-14" => "after a hunt in passing the walk goes on",
        "W-EX-10" => "a lizard of 3: a 2 does not hunt it, a 3 does",
    }
    company::w_surv_1_to_5_w_ex_11_12_w_r_15, Time: {
        "W-SURV-1" => "odd days from 3 on are thirst, even ones from 4 on hunger",
        "W-SURV-2" => "a day takes one water or one food",
        "W-SURV-3" => "what is missing is a health",
        "W-SURV-4" => "it is paid after all have moved",
        "W-SURV-5" => "without health one is out",
        "W-R-15" => "what is there must be paid",
        "W-R-16" => "a dead player's pawn is gone",
        "W-EX-11" => "two water before day 3 is over, one after",
        "W-EX-12" => "no water on day 3: three health become two",
    }
    company::w_surv_6_failed_dead_rank_behind, Other: {
        "W-SURV-6" => "the dead keep their points and rank among those who failed",
    }
    company::w_scen_3_w_r_18_19_27_escape, Own: {
        "W-SCEN-3" => "raft, stores and five points, then the sea; days left are worth five",
        "W-R-18" => "goals are looked at during one's turn",
        "W-R-19" => "alone, completing ends the game",
        "W-R-27" => "the rim of the map is at the sea",
    }
    company::w_scen_1_hindrances, Own: {
        "W-SCEN-1" => "cards bring rules of their own: least dice, no turning, distances, both needs, the tide",
    }
    company::w_end_1_2_w_score_1_2, Time: {
        "W-END-1" => "the last day ends the game",
        "W-END-2" => "the most points win",
        "W-SCORE-1" => "what is left of survival counts",
        "W-SCORE-2" => "goods left score nothing",
    }
    meetings::w_trade_1_w_r_22, Other: {
        "W-TRADE-1" => "neighbours exchange wood, rope, stone, food, water",
        "W-R-22" => "both must agree, and nobody spends a die",
    }
    meetings::w_fight_1_to_3_9_w_r_23_who_may, Other: {
        "W-FIGHT-1" => "fighters stand on neighbouring fields",
        "W-FIGHT-2" => "four items are weapons",
        "W-FIGHT-3" => "the attacker takes one or two weapons of their own",
        "W-FIGHT-9" => "whoever has one health and nothing else is not attacked",
        "W-R-23" => "nobody attacks unarmed",
    }
    meetings::w_fight_3_to_7_w_ex_13_points, Dice: {
        "W-FIGHT-3" => "each die of a weapon's value is a point",
        "W-FIGHT-4" => "the defender counts own weapons alike",
        "W-FIGHT-5" => "an unarmed defender counts pairs",
        "W-FIGHT-6" => "the lower total loses a health, a tie hurts nobody",
        "W-FIGHT-7" => "a fight ends the attacker's turn",
        "W-EX-13" => "1 3 5 4 with pickaxe and axe beat 1 1 3 5 with knife and bow, 3 to 2",
    }
    meetings::w_fight_8_w_ex_18_a_fight_cannot_kill, Other: {
        "W-FIGHT-8" => "a loser with one health gives up a unit instead",
        "W-EX-18" => "one health and one rope: the rope goes",
    }
    meetings::w_fight_4_10_11_choices, Other: {
        "W-FIGHT-4" => "a defender with many weapons picks",
        "W-FIGHT-10" => "points only roll again in a fight",
        "W-FIGHT-11" => "one mask a fight",
    }
    meetings::w_bow_1_w_ex_14_w_r_24_lines, Field: {
        "W-BOW-1" => "a shot goes over one field in a straight line",
        "W-R-24" => "palms and live lizards stop it, structures do not",
        "W-EX-14" => "legal along a line, illegal off it or past a palm",
    }
    meetings::w_bow_2_to_5_w_r_25_hits, Dice: {
        "W-BOW-2" => "each 3 or 6 of the archer hits",
        "W-BOW-3" => "another archer answers, and the better wounds",
        "W-BOW-4" => "whoever has no bow hides by pairs",
        "W-BOW-5" => "without a hit the shot misses",
        "W-R-25" => "as many pairs as hits are enough to hide",
    }
    sheet::w_setup_2_3_a_sheet_and_a_pawn_each_one_map_four_dice_one_card, Setup: {
        "W-SETUP-2" => "a sheet for each, one map for all",
        "W-SETUP-3" => "four dice, a pawn for each, one card",
    }
    sheet::w_setup_10_islands_grow_with_the_players, Printed: {
        "W-SETUP-10" => "islands grow with the players",
    }
    sheet::w_sheet_1_to_3_w_crys_2_w_mask_4_numbers_of_the_sheet, Printed: {
        "W-SHEET-1" => "hearts, ladder, boxes and map values of the sheet",
        "W-SHEET-3" => "seventeen squares of time",
    }
    sheet::w_sheet_2_w_item_1_to_9_the_nine_cards, Printed: {
        "W-SHEET-2" => "nine cards with dice, goods and points",
    }
    sheet::w_move_9_a_scenario_adds_blockers, Field: {
        "W-MOVE-9" => "the sea that a scenario brings in blocks for good",
    }
    sheet::w_r_10_no_limit_to_what_is_stored, Own: {
        "W-R-10" => "any amount is stored",
    }
    sheet::w_r_13_a_walk_adds_its_dice_and_ends_on_a_free_field, Dice: {
        "W-R-13" => "a walk adds its dice; blocked fields lie inside it, a point each",
    }
    sheet::w_surv_7_w_r_17_health_never_comes_back, Own: {
        "W-SURV-7" => "no rule gives health back",
        "W-R-17" => "health only falls",
    }
    sheet::w_scen_2_only_marked_cards_are_combined, Setup: {
        "W-SCEN-2" => "only cards with a plus are combined",
    }
    sheet::w_r_28_a_pair_has_both_limits_all_goals_and_both_bonuses, Setup: {
        "W-R-28" => "a pair has all goals and both bonuses; of its days see docs/decisions/0004",
    }
    sheet::w_r_29_w_end_2_met_then_points_then_days_then_health, Time: {
        "W-R-29" => "met before points before fewer days before health",
        "W-END-2" => "results are compared",
    }
    sheet::w_scen_1_three_fires_lie_pairwise_apart, Field: {
        "W-SCEN-1" => "three fires lie apart pair by pair",
    }
    sheet::w_r_19_a_race_ends_with_the_day_of_the_first_to_finish, Other: {
        "W-R-19" => "a race ends with the day of the first to finish",
    }
    sheet::w_score_1_every_source_counts_once, Own: {
        "W-SCORE-1" => "every source of points counts once",
    }
    sheet::w_scen_1_grants_and_goals_of_every_card_are_played, Setup: {
        "W-SCEN-1" => "every card is played to its end",
    }
}
