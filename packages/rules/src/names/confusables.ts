/**
 * LIST of the letters that pass for a Latin one, by the Latin letter: Cyrillic, Greek, Armenian,
 * Cherokee, small capitals and letters with a hook or bar. Taken from the confusables of Unicode
 * (UTS 39); what NFKD folds (full-width, mathematical, accented letters) needs no row here.
 */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'АаΑαɑᴀᎪ',
  b: 'ВвЬьБбΒβʙɓƄƅᏴ',
  c: 'СсϹϲςᴄƈᏟ',
  d: 'ԀԁđĐðɗɖᴅᎠδ',
  e: 'ЕеЄєΕεҽᴇɛᎬ',
  f: 'ғҒƒꜰϝ',
  g: 'ԌԍɡɢɠցᏀ',
  h: 'НнҺһΗհħʜᎻ',
  i: 'ІіӀӏΙιıɩɪᎥ|ǀ',
  j: 'ЈјϳᴊᎫ',
  k: 'КкΚκƙᴋᏦ',
  l: 'łŁƚʟլᏞ',
  m: 'МмΜᴍᎷ',
  n: 'ПпИиΝηոռɴŋ',
  o: 'ОоΟοσΘθОօՕøØᴏ',
  p: 'РрΡρƥᴘᏢ',
  q: 'ԚԛզʠϘ',
  r: 'ГгЯяʀɼᏒ',
  s: 'ЅѕꜱՏᏚ',
  t: 'ТтΤτŧƭᴛᎢ',
  u: 'υսᴜцЦ',
  v: 'ѴѵνᴠᏙ',
  w: 'ԜԝШшωᴡᎳ',
  x: 'ХхΧχ',
  y: 'УуΥγЎўƴʏ',
  z: 'ΖᴢᏃ',
}

/** LIST of the digits that stand for a letter. */
const leet: Readonly<Record<string, string>> = {
  a: '4',
  b: '8',
  e: '3',
  g: '69',
  i: '1',
  o: '0',
  s: '5',
  t: '7',
  z: '2',
}

const byLetter = (table: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(table).flatMap(([plain, all]) =>
      Array.from(all, (sign): [string, string] => [sign, plain]),
    ),
  )

const plainLetters = byLetter(lookalikes)
const plainDigits = byLetter(leet)

const replaced = (text: string, table: ReadonlyMap<string, string>) =>
  Array.from(text, (sign) => table.get(sign) ?? sign).join('')

/** Digits read as the letters they stand for. */
export const unleeted = (text: string) => replaced(text, plainDigits)

/**
 * One writing for all names that look alike: case, accents and look-alike letters folded; i and l,
 * rn and m, vv and w are one. It is for comparing only.
 */
export function skeleton(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return replaced(bare, plainLetters)
    .toLowerCase()
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}
