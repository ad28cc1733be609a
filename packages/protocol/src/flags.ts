/** LIST of feature flags of a brand's whitelabel tree: wire id and meaning. */
export const flags = {
  MOBILENUMREG3: 'mobile registration',
  REGMOBVERF3: 'SMS verification at registration',
  MOBILENUMPASSREG3: 'mobile registration with password',
  USERNAMEREG3: 'username registration',
  FREEPLAY3: 'free play',
  PWDEXPFORCECHANGE3: 'forced password change on expiry',
  MOBILEVERCODELOGIN3: 'login by verification code',
  CHNGPASSVERIF3: 'password reset by phone',
  DIRECTREG3: 'direct registration button',
  CBS3: 'chat room',
  MANPLAYREB3: 'manual rebate',
} as const

export type Flag = keyof typeof flags

/** Groups of the feature flags in the tree that browsers get. */
export const flagGroups = {
  REGISTRATION3: [
    'USERNAMEREG3',
    'MOBILENUMREG3',
    'MOBILENUMPASSREG3',
    'REGMOBVERF3',
    'DIRECTREG3',
    'FREEPLAY3',
  ],
  LOGIN3: ['MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3', 'PWDEXPFORCECHANGE3'],
  SERVICES3: ['CBS3', 'MANPLAYREB3'],
} as const satisfies Record<string, readonly Flag[]>
