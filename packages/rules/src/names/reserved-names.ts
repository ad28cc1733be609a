import { skeleton, unleeted } from './confusables.ts'
import { hasPiledMarks, lengthOf } from '../text/normalise.ts'

const list = (words: string) => words.split(/\s+/).filter((word) => word !== '')

/** LIST of what only the house calls itself, wherever it stands in a name; by language. */
const anywhere = list(`
  admin administrator moderator support official helpdesk customerservice livechat cashier
  fairhouse
  quantri hotro cskh chamsockhachhang nhacai
  管理员 管理員 客服 官方 管理者 運営 サポート
  แอดมิน ฝ่ายบริการ เจ้าหน้าที่
  관리자 운영자 고객센터
  админ поддержка модератор
  soporte suporte oficial resmi layanan
`)

/** LIST of what is reserved as a word of its own; it is part of honest words and names. */
const asWord = list(`
  agent bank bot dealer guest help house manager master mod operator owner root security service
  staff system team trial
`)

/** LIST of honest words that contain a reserved one. */
const honest = list('badminton supporter supporters')

/** Shorter names of brands are part of too many others. */
const leastAnywhere = 6

const folded = (words: readonly string[]) => words.map((word) => skeleton(word.replaceAll(' ', '')))

const reservedAnywhere = folded(anywhere)
const reservedWords = new Set([...folded(asWord), ...reservedAnywhere])
const honestWords = folded(honest)

/** Whether a name that others see would pass for the house; brands are told by name and code. */
export function isReservedName(name: string, brands: readonly string[]): boolean {
  if (hasPiledMarks(name) || !/\p{L}/u.test(name)) return true
  const own = folded(brands).filter((brand) => brand !== '')
  const parts = [...reservedAnywhere, ...own.filter((brand) => lengthOf(brand) >= leastAnywhere)]
  const words = new Set([...reservedWords, ...own])
  return readingsOf(name).some(
    (reading) => reading.some((word) => hasPart(word, parts)) || isMadeOf(reading, words),
  )
}

/** The words of a name, with and without capitals as borders, digits as letters or as borders. */
function readingsOf(name: string): string[][] {
  const wide = name.normalize('NFKD')
  const humps = wide.replaceAll(/(\p{Ll}\p{M}*)(\p{Lu})/gu, '$1 $2')
  return [wide, humps].flatMap((text) => {
    const bare = skeleton(text)
    return [bare, unleeted(bare).replaceAll('l', 'i')].map((reading) =>
      reading.split(/[^\p{L}]+/u).filter((word) => word !== ''),
    )
  })
}

function hasPart(word: string, parts: readonly string[]): boolean {
  const rest = honestWords.reduce((text, one) => text.replaceAll(one, ' '), word)
  return parts.some((part) => rest.includes(part))
}

/** Whether one word, or several written one after the other, make a reserved one. */
function isMadeOf(words: readonly string[], reserved: ReadonlySet<string>): boolean {
  return words.some((_, start) => {
    let made = ''
    return words.slice(start).some((word) => {
      made += word
      return reserved.has(made)
    })
  })
}
