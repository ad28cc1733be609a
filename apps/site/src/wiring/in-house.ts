import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { InHouse, InHouseList, OwnGame } from '@fairhouse/server'
import { houseList, houseVendors, type ListedGame } from '@fairhouse/studio'

interface Look {
  names: Readonly<Record<string, string>>
  /** Tint of the tile. */
  tint: string
}

/** LIST of our flagships' names in other languages and their tile tints. */
const looks: Readonly<Record<string, Look>> = {
  'lucky-orchard': {
    names: {
      VI: 'Vườn Quả May Mắn',
      CN: '幸运果园',
      ID: 'Kebun Buah Hoki',
      TH: 'สวนผลไม้นำโชค',
      TY: 'Mapalad na Taniman',
    },
    tint: 'forest',
  },
  'dragon-pearl': {
    names: {
      VI: 'Ngọc Trai Rồng',
      CN: '龙之明珠',
      ID: 'Mutiara Naga',
      TH: 'ไข่มุกมังกร',
      TY: 'Perlas ng Dragon',
    },
    tint: 'dusk',
  },
  'lantern-river': {
    names: {
      VI: 'Sông Hoa Đăng',
      CN: '花灯之河',
      ID: 'Sungai Lentera',
      TH: 'แม่น้ำโคมไฟ',
      TY: 'Ilog ng mga Parol',
    },
    tint: 'ember',
  },
  'monsoon-tiger': {
    names: {
      VI: 'Hổ Mùa Mưa',
      CN: '季风之虎',
      ID: 'Harimau Muson',
      TH: 'เสือมรสุม',
      TY: 'Tigre ng Habagat',
    },
    tint: 'jade',
  },
  'coral-crown': {
    names: {
      VI: 'Vương Miện San Hô',
      CN: '珊瑚王冠',
      ID: 'Mahkota Karang',
      TH: 'มงกุฎปะการัง',
      TY: 'Korona ng Koral',
    },
    tint: 'teal',
  },
  'sugar-comet': {
    names: {
      VI: 'Sao Chổi Kẹo Ngọt',
      CN: '糖果彗星',
      ID: 'Komet Gula',
      TH: 'ดาวหางน้ำตาล',
      TY: 'Kometang Asukal',
    },
    tint: 'violet',
  },
  'nine-suns': {
    names: {
      VI: 'Chín Mặt Trời',
      CN: '九日凌空',
      ID: 'Sembilan Matahari',
      TH: 'เก้าตะวัน',
      TY: 'Siyam na Araw',
    },
    tint: 'gold',
  },
  'moon-bakery': {
    names: {
      VI: 'Tiệm Bánh Mặt Trăng',
      CN: '月光烘焙坊',
      ID: 'Toko Roti Bulan',
      TH: 'เบเกอรี่พระจันทร์',
      TY: 'Panaderya ng Buwan',
    },
    tint: 'rose',
  },
  'spring-envelopes': {
    names: {
      VI: 'Lì Xì Mùa Xuân',
      CN: '新春红包',
      ID: 'Angpao Musim Semi',
      TH: 'ซองแดงรับตรุษ',
      TY: 'Ampao ng Tagsibol',
    },
    tint: 'ruby',
  },
}

/** House of the flagships, listed before all others. */
const flagships = 'FAIRHOUSE'

/** All in-house games. The lists are large, so they are built on demand. */
export function inHouse(): InHouse {
  const lists = () => listsOf(houseList())
  return { vendors: houseVendors(), sha256: hash('sha256', program() ?? serialize(lists())), lists }
}

/** The in-house games that match a filter. */
export function someInHouse(isIncluded: (game: ListedGame) => boolean): InHouse {
  const lists = () => listsOf(houseList().filter(isIncluded))
  return { vendors: houseVendors(), sha256: hash('sha256', serialize(lists())), lists }
}

const serialize = (lists: readonly InHouseList[]) => Buffer.from(JSON.stringify(lists))

/** A built program is hashed instead of its lists, which is faster: the lists follow from it. */
function program(): Buffer | undefined {
  const file = fileURLToPath(import.meta.url)
  return file.endsWith('.js') ? readFileSync(file) : undefined
}

/** Game rows by provider; the rank is the position in the list. */
function listsOf(list: readonly ListedGame[]): InHouseList[] {
  const byVendor = Map.groupBy(list.entries(), ([, { vendor }]) => vendor)
  return houseVendors().flatMap(({ code, name }) => {
    const own = byVendor.get(code)
    if (!own) return []
    const pots = new Set(own.flatMap(([, { pot }]) => pot ?? []))
    const games = own.map(([rank, game]) => rowOf(game, rank))
    const proofs = Object.fromEntries(own.map(([, game]) => [game.code, game.proof]))
    return [{ code, name, games, pots: [...pots], proofs }]
  })
}

function rowOf(listed: ListedGame, rank: number): OwnGame {
  const { name, art, vendor, pot: _pot, proof: _proof, ...game } = listed
  const look = looks[game.code]
  return {
    ...game,
    rank,
    names: { EN: name, ...look?.names },
    art: look ? { hero: art.hero, palette: look.tint } : art,
    gameType: 'RNG',
    hasTrial: true,
    isHot: vendor === flagships,
  }
}
