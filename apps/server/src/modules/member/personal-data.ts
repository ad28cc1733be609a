interface RetainedField {
  /** Why it is collected. */
  purpose: string
  /** How long it is kept after closing; 0 removes it at once. */
  retentionDays: number
}

const years = (count: number) => count * 365

/** LIST of stored personal data, encrypted at rest; nothing else is stored. */
export const personalData = {
  mobile: { purpose: 'sign-in, codes and notices by SMS', retentionDays: 0 },
  email: { purpose: 'recovery, codes and notices by email', retentionDays: 0 },
  payeeName: { purpose: 'payouts go to an account of this name only', retentionDays: 0 },
  idNumber: { purpose: 'one account per person, identity before payouts', retentionDays: 0 },
  realName: { purpose: 'identity before payouts', retentionDays: 0 },
  fullName: { purpose: 'identity before payouts', retentionDays: 0 },
  birthday: { purpose: 'legal age', retentionDays: 0 },
  permanentAddress: { purpose: 'identity where the law of the market asks', retentionDays: 0 },
  currentAddress: { purpose: 'identity where the law of the market asks', retentionDays: 0 },
  placeOfBirth: { purpose: 'identity where the law of the market asks', retentionDays: 0 },
  nationality: { purpose: 'identity where the law of the market asks', retentionDays: 0 },
  occupation: { purpose: 'source of funds where the law of the market asks', retentionDays: 0 },
  sourceOfIncome: { purpose: 'source of funds where the law of the market asks', retentionDays: 0 },
  qqNum: { purpose: 'support by the way that the player chose', retentionDays: 0 },
  line: { purpose: 'support by the way that the player chose', retentionDays: 0 },
  whatsapp: { purpose: 'support by the way that the player chose', retentionDays: 0 },
  zalo: { purpose: 'support by the way that the player chose', retentionDays: 0 },
  facebook: { purpose: 'support by the way that the player chose', retentionDays: 0 },
  wechat: { purpose: 'support by the way that the player chose', retentionDays: 0 },
  telegram: { purpose: 'support by the way that the player chose', retentionDays: 0 },
  closingReason: { purpose: 'complaints about a closed account', retentionDays: years(5) },
} as const satisfies Record<string, RetainedField>

/** Identity fingerprints are kept this long, to prevent a second welcome bonus and by law. */
export const identityRetentionDays = years(5)

export type PersonalField = keyof typeof personalData
export type Profile = Partial<Record<PersonalField, string>>

export function isPersonalField(name: string): name is PersonalField {
  return Object.hasOwn(personalData, name)
}
