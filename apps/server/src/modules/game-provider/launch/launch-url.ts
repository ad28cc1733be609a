/** LIST of the placeholders of a launch URL. */
const placeholders = [
  'ticket',
  'game',
  'language',
  'mode',
  'currency',
  'device',
  'back',
  'room',
  'playType',
] as const

type Placeholder = (typeof placeholders)[number]

export type PlaceholderValues = Partial<Record<Placeholder, string | undefined>> & {
  ticket: string
}

const placeholderPattern = /\{([^{}]*)\}/g

/** The reason why a template is invalid, or undefined. */
export function launchUrlFault(template: string): string | undefined {
  const named = [...template.matchAll(placeholderPattern)].map(([, name = '']) => name)
  const strange = named.find((name) => !placeholders.some((place) => place === name))
  if (strange !== undefined) return `{${strange}} is none of ${placeholders.join(', ')}`
  if (!named.includes('ticket')) return 'it has no {ticket}'
  if (/[{}\s\\]/.test(template.replace(placeholderPattern, '')))
    return 'it has a brace or space too many'
  if (template.startsWith('/')) {
    return template.startsWith('//') ? 'it begins with two slashes' : undefined
  }
  return hasFixedOrigin(template) ? undefined : 'it is neither http(s) nor a path of ours'
}

/** Whether the origin stays the same for any placeholder values. */
function hasFixedOrigin(template: string): boolean {
  const filled = ['a', 'b'].map((text) => template.replace(placeholderPattern, text))
  if (!filled.every((text) => URL.canParse(text))) return false
  const [one, other] = filled.map((text) => new URL(text))
  if (one === undefined || other === undefined || one.origin !== other.origin) return false
  return /^https?:$/.test(one.protocol) && one.username === '' && one.password === ''
}

/** Fills the template for one launch. */
export function fillLaunchUrl(template: string, filling: PlaceholderValues): string {
  const values: Readonly<Record<string, string | undefined>> = filling
  return template.replace(placeholderPattern, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
}
