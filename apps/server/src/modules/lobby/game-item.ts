import { toWire, type Currency } from '@fairhouse/money'
import { toWireNames, type WireGame } from '@fairhouse/protocol'
import type { Game } from './rules.ts'

export function nameIn({ names, code }: Game, language: string): string {
  return names[language] ?? names.EN ?? code
}

/** A game in its wire format. */
export function itemOf(game: Game, language: string, currency: Currency): WireGame {
  const least = game.minBets.get(currency)
  return toWireNames({
    nodeId: game.nodeId,
    providerCode: game.vendor,
    vendor: game.vendor,
    code: game.code,
    gameCode: game.code,
    gameName: nameIn(game, language),
    gameType: game.gameType,
    gameClassify: game.classify,
    opens: game.opens,
    accountTypeName: game.accountTypeName,
    defaultPlayType: game.defaultPlayType,
    minBet: least === undefined ? null : toWire(least),
    lineNum: game.lines,
    rtp: game.rtp,
    isHot: game.isHot,
    isInHouse: game.isInHouse,
    hasTrial: game.hasTrial,
    picture: game.picture,
    art: game.art,
  })
}
