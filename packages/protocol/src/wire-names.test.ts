import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callsByRoute } from './calls.ts'
import { fromWireNames, toWireNames } from './wire-names.ts'

const wire = { nodeId: 1, vassalage: 'ACME', isGame: 'VASSALAGE', gameName: 'VASSALAGE' } as const
const own = { nodeId: 1, providerCode: 'ACME', opens: 'PROVIDER', gameName: 'VASSALAGE' } as const

test('fields are renamed in both directions, other fields and their values stay', () => {
  expect(fromWireNames(wire)).toEqual(own)
  expect(toWireNames(own)).toEqual(wire)
  expect(fromWireNames({ isGame: 'GAME' })).toEqual({ opens: 'GAME' })
  expect(toWireNames({ opens: 'GAME' })).toEqual({ isGame: 'GAME' })
  expect(toWireNames({ gameName: 'pearl' })).toEqual({ gameName: 'pearl' })
})

test('[GAME-20] [GAME-21] [GAME-22] calls have the names of the specification', () => {
  const asked = [
    callsByRoute['GET /wps/game/list'],
    callsByRoute['GET /wps/game/hot'],
    callsByRoute['GET /wps/relay/GLS2_roomList'],
    callsByRoute['POST /wps/game/launchGame'],
  ]
  for (const { path, input } of asked) {
    expect(Object.keys(input.shape), path).toContain('vassalage')
  }
  const game = callsByRoute['GET /wps/game/one'].output.shape
  expect(Object.keys(game)).toEqual(expect.arrayContaining(['vassalage', 'isGame']))
  expect([...game.isGame.options].toSorted()).toEqual(['GAME', 'VASSALAGE'])
  const provider = { vassalage: 'ACME', name: 'Acme', isHot: false, isInHouse: false }
  const first = { accountTypeName: '', gameCode: null, games: 2, isSeamless: true }
  const shown = { ...provider, ...first, isGame: 'VASSALAGE' }
  const group = { gameCategory: 'RNG', gameClassify: [], vendors: [shown], cards: [] }
  const menus = { list: [group] }
  expect(z.parse(callsByRoute['GET /lgw/games/game_menus'].output, menus)).toEqual(menus)
  const providers = { list: [{ ...provider, gameTypes: ['RNG'] }] }
  expect(z.parse(callsByRoute['GET /wps/game/vendors'].output, providers)).toEqual(providers)
})
