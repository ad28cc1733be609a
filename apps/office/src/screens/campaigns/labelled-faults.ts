import type { OfficeAdminKey } from '@fairhouse/i18n/office'

/** LIST of the fields that the server may refuse, with their labels. */
const labels: Readonly<Record<string, OfficeAdminKey>> = {
  accounts: 'letters.names',
  name: 'letters.template_name',
  amount: 'letters.amount_short',
  inactiveDays: 'letters.inactive',
  registeredTo: 'letters.registeredTo',
  seenTo: 'letters.seenTo',
  balanceFrom: 'letters.balance_from_short',
  balanceTo: 'letters.balance_to_short',
}

/** Prefixes each error with its field, language, account or placeholder. */
export function labelFaults(
  errors: Readonly<Record<string, string>>,
  label: (key: OfficeAdminKey) => string,
  languageName: (code: string) => string,
): string {
  const nameOf = (path: string) => {
    // A nested path such as `segment.inactiveDays`.
    const field = path.startsWith('{') ? path : (path.split('.').at(-1) ?? path)
    const key = labels[field]
    return key === undefined ? languageName(field) : label(key)
  }
  return Object.entries(errors)
    .map(([path, fault]) => `${nameOf(path)}: ${fault}`)
    .join(' ')
}
