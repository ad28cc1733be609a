import { describe, expect, test } from 'vitest'
import { addressOf, directLottery, targetOf, type Wanted } from './target.ts'

const slot: Wanted = {
  gameType: 'RNG',
  gameCode: 'lucky orchard',
  accountTypeName: 'FAIRHOUSE',
  defaultPlayType: null,
  opens: 'GAME',
  providerCode: 'FAIRHOUSE',
}

describe('[GAME-04] target of a launch', () => {
  test('the game page, for money or play money', () => {
    expect(targetOf(slot, 'real')).toEqual({ page: '/game?gameCode=lucky+orchard' })
    expect(targetOf(slot, 'trial')).toEqual({ page: '/game?gameCode=lucky+orchard&mode=trial' })
  })

  test.each(['LOTT', 'ELOTT'])('lotteries of the kind %s use the lottery page', (gameType) => {
    const lottery = { ...slot, gameType, accountTypeName: gameType, gameCode: 'k3' }
    expect(targetOf(lottery, 'real')).toEqual({ page: '/lottery?gameCode=k3' })
    const played = { ...lottery, defaultPlayType: 'sum' }
    expect(targetOf(played, 'real')).toEqual({ page: '/lottery?gameCode=k3&playType=sum' })
    expect(targetOf(lottery, 'trial')).toEqual({ page: '/lottery?gameCode=k3&mode=trial' })
  })

  test('Vietnamese lotteries use their own page', () => {
    const north = { ...slot, gameType: 'LOTT', accountTypeName: 'TCG_LOTTO_VN', gameCode: 'mb' }
    expect(targetOf(north, 'real')).toEqual({ page: '/vnlottery?gameCode=mb' })
  })

  test('TCG_SEA goes to the betting view in every category', () => {
    const sea = { ...slot, accountTypeName: 'TCG_SEA', gameCode: 'sea', defaultPlayType: 'sum' }
    expect(targetOf(sea, 'real')).toEqual({ page: '/lottery?gameCode=sea&playType=sum' })
    expect(targetOf({ ...sea, gameType: 'ELOTT' }, 'trial')).toEqual({
      page: '/lottery?gameCode=sea&playType=sum&mode=trial',
    })
  })

  test('PROVIDER opens the list of games of the provider', () => {
    const vendor = { ...slot, opens: 'PROVIDER' } as const
    expect(targetOf(vendor, 'real')).toEqual({
      choose: { providerCode: 'FAIRHOUSE', gameType: 'RNG' },
    })
  })
})

test('[GAME-05] the link of a tile shows the target of a click on it', () => {
  const linkOf = (game: Wanted) => addressOf(targetOf(game, 'real'))
  expect(linkOf(slot)).toBe('/game?gameCode=lucky+orchard')
  const lottery = { ...slot, gameType: 'LOTT', gameCode: 'k3' }
  expect(linkOf(lottery)).toBe('/lottery?gameCode=k3')
  expect(linkOf({ ...lottery, accountTypeName: 'TCG_LOTTO_VN' })).toBe('/vnlottery?gameCode=k3')
  expect(linkOf({ ...slot, opens: 'PROVIDER' })).toBe('/rng?provider=FAIRHOUSE')
})

describe('[GAME-03] a lottery category', () => {
  const other = {
    providerCode: 'LOTT',
    opens: 'GAME',
    accountTypeName: 'LOTT',
    gameCode: 'six',
  } as const
  const sea = { ...other, providerCode: 'TCG_SEA', accountTypeName: 'TCG_SEA', gameCode: 'sea' }

  test.each(['LOTT', 'ELOTT'])('%s starts the game of TCG_SEA directly', (gameCategory) => {
    const address = directLottery({ gameCategory, vendors: [other, sea] })
    expect(address).toBe('/lottery?gameCode=sea')
  })

  test('shows its games without TCG_SEA, or if that has many', () => {
    expect(directLottery({ gameCategory: 'LOTT', vendors: [other] })).toBeUndefined()
    const many = { ...sea, opens: 'PROVIDER', gameCode: null } as const
    expect(directLottery({ gameCategory: 'LOTT', vendors: [many] })).toBeUndefined()
    expect(directLottery({ gameCategory: 'RNG', vendors: [sea] })).toBeUndefined()
  })
})
