/**
 * The EMV QR code that banking apps scan (EMVCo, merchant-presented mode): fields of a tag, a
 * length and a value, then a checksum. The bank issues a code without an amount; the code of a
 * payment adds amount and reference.
 */
export function paymentQr(given: string, amount: string, reference: string): string | undefined {
  const fields = fieldsOf(given)
  if (!fields) return undefined
  const own = new Map(fields.filter(([tag]) => tag !== checksumTag))
  own.set('01', usedOnce).set('54', amount).set('62', fieldText('08', reference))
  const ordered = [...own].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = ordered.map(([tag, value]) => fieldText(tag, value)).join('')
  const signed = `${text}${checksumTag}04`
  return `${signed}${checksumOf(signed)}`
}

/**
 * The VietQR code of an account, by the standard of NAPAS: a transfer in dong to an account of the
 * bank with this acquirer number. The code of a payment adds amount and reference.
 */
export function vietQr(acquirer: string, account: string): string {
  const receiver = fieldText('00', acquirer) + fieldText('01', account)
  const service = fieldText('00', napas) + fieldText('01', receiver) + fieldText('02', toAccount)
  const head = fieldText('00', '01') + fieldText('01', '11')
  return head + fieldText('38', service) + fieldText('53', '704') + fieldText('58', 'VN')
}

const napas = 'A000000727'
const toAccount = 'QRIBFTTA'
const checksumTag = '63'
const usedOnce = '12'

/** Returns undefined if the text is no EMV code. */
function fieldsOf(text: string): [string, string][] | undefined {
  const fields: [string, string][] = []
  let place = 0
  while (place < text.length) {
    const [, tag = '', length = ''] = /^(\d\d)(\d\d)/.exec(text.slice(place)) ?? []
    const value = text.slice(place + 4, place + 4 + Number(length))
    if (tag === '' || value.length !== Number(length)) return undefined
    fields.push([tag, value])
    place += 4 + value.length
  }
  return fields.length > 0 ? fields : undefined
}

function fieldText(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`
}

/** CRC-16/CCITT-FALSE, four hexadecimal digits. */
function checksumOf(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021
      crc &= 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
