/** LIST of the commands of the operator, which are built with the site. */
export const programs = /** @type {const} */ ([
  'audit',
  'brand-add',
  'brand-check',
  'brand-set',
  'games-import',
  'lanes-spread',
  'large-wins',
  'message-send',
  'payment-list',
  'payment-method',
  'payment-provider',
  'pot-switch',
  'staff-add',
  'vendor-add',
  'vendor-switch',
])

/** LIST of programs that tests start and kill so often that they are built as well. */
export const testPrograms = ['testing/bettor']
