import { gameCategories } from '@fairhouse/protocol'
import type { GameRow } from '@fairhouse/server'

/** Words for ten thousand names, some of them in two languages. */
const heads = (
  'Lucky Golden Mighty Wild Royal Crystal Ancient Mystic Burning Frozen Hidden Jolly Silver Neon ' +
  'Thunder Velvet Cosmic Savage Gentle Jade Crimson Electric Phantom Sunken Twin'
).split(' ')
const middles = (
  'Dragon Tiger Phoenix Orchard Pearl Lotus Pirate Pharaoh Panda Wolf Fruit Temple Carnival ' +
  'Comet Samurai Mermaid Viking Rabbit Falcon Garden'
).split(' ')
const tails = (
  'Fortune Rush Quest Nights Riches Spins Legend Deluxe Bonanza Gems Saga Party Kingdom Treasure ' +
  'Express Magic Reels Empire Chase Dreams'
).split(' ')
const vietnamese = ['Ngọc Rồng', 'Vận May', 'Phượng Hoàng', 'Kho Báu', 'Đêm Huyền Bí', 'Hổ Vàng']

export const kinds = ['video', 'classic', 'jackpot', 'fruit', 'megaways', 'table', 'new', 'bonus']
export const vendors = Array.from({ length: 20 }, (_, number) => `VENDOR${number + 10}`)

const pick = <T>(list: readonly T[], number: number): T => {
  const item = list[number % list.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** Deterministic rows of one provider. */
export function gameRows(vendor: number, count: number): GameRow[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index * vendors.length + vendor
    const name = [
      pick(heads, number),
      pick(middles, Math.floor(number / heads.length)),
      pick(tails, Math.floor(number / heads.length / middles.length)),
    ].join(' ')
    const isTranslated = number % 3 === 0
    return {
      code: `game-${number}`,
      names: { EN: name, ...(isTranslated && { VI: `${pick(vietnamese, number)} ${number}` }) },
      gameType: number % 10 < 7 ? 'RNG' : pick(gameCategories, number),
      classify: pick(kinds, number * 7),
      minBets: { VND: String(100 + (number % 40) * 50) },
      lines: 5 + (number % 20) * 5,
      rtp: `9${number % 8}.${String(number % 100).padStart(2, '0')}`,
      isHot: number % 100 === 0,
      rank: (number * 7919) % 10_007,
      picture: `/pictures/${vendor}/${number}.webp`,
    }
  })
}
