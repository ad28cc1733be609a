/** LIST of what an address of launch may be filled with. */
const places = ['ticket', 'game', 'language', 'mode', 'currency', 'device', 'back', 'room'] as const

type Place = (typeof places)[number]

export type Filling = Partial<Record<Place, string | undefined>> & { ticket: string }

const anyPlace = /\{([^{}]*)\}/g

/** Why a template cannot be used, or undefined. */
export function faultOf(template: string): string | undefined {
  const named = [...template.matchAll(anyPlace)].map(([, name = '']) => name)
  const strange = named.find((name) => !places.some((place) => place === name))
  if (strange !== undefined) return `{${strange}} is none of ${places.join(', ')}`
  if (!named.includes('ticket')) return 'it has no {ticket}'
  if (/[{}\s\\]/.test(template.replace(anyPlace, ''))) return 'it has a brace or space too many'
  if (template.startsWith('/')) {
    return template.startsWith('//') ? 'it begins with two slashes' : undefined
  }
  return isOneSite(template) ? undefined : 'it is neither http(s) nor a path of ours'
}

/** Opened on one host of the template's own, whatever it is filled with. */
function isOneSite(template: string): boolean {
  const filled = ['a', 'b'].map((text) => template.replace(anyPlace, text))
  if (!filled.every((text) => URL.canParse(text))) return false
  const [one, other] = filled.map((text) => new URL(text))
  if (one === undefined || other === undefined || one.origin !== other.origin) return false
  return /^https?:$/.test(one.protocol) && one.username === '' && one.password === ''
}

/** The address of one launch. */
export function launchUrl(template: string, filling: Filling): string {
  const said: Readonly<Record<string, string | undefined>> = filling
  return template.replace(anyPlace, (_, name: string) => encodeURIComponent(said[name] ?? ''))
}
