import type { OfficeLaterKey } from '@fairhouse/i18n/office'

/** LIST of the fields that the server may find at fault, by the words that stand at them. */
const labels: Readonly<Record<string, OfficeLaterKey>> = {
  accounts: 'letters.names',
  name: 'letters.template_name',
  amount: 'letters.amount_short',
  inactiveDays: 'letters.inactive',
  registeredTo: 'letters.registeredTo',
  seenTo: 'letters.seenTo',
  balanceFrom: 'letters.balance_from_short',
  balanceTo: 'letters.balance_to_short',
}

/** Each fault beside what it is of: a field, a language, a name or a place in the text. */
export function namedFaults(
  errors: Readonly<Record<string, string>>,
  label: (key: OfficeLaterKey) => string,
  languageName: (code: string) => string,
): string {
  const nameOf = (path: string) => {
    // A part of the whole, such as `segment.inactiveDays`.
    const field = path.startsWith('{') ? path : (path.split('.').at(-1) ?? path)
    const key = labels[field]
    return key === undefined ? languageName(field) : label(key)
  }
  return Object.entries(errors)
    .map(([path, fault]) => `${nameOf(path)}: ${fault}`)
    .join(' ')
}
