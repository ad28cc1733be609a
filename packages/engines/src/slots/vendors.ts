/** An in-house game provider. Its character decides the themes and maths of its titles. */
export interface HouseVendor {
  /** The code in operators' and wallets' records. */
  readonly code: string
  readonly name: string
  /** One sentence, for authors of new titles. */
  readonly character: string
  /** Titles out of ten with low, medium and high volatility. */
  readonly appetite: { readonly low: number; readonly medium: number; readonly high: number }
}

/** LIST of the in-house providers; the provider of the flagships comes first. */
export const vendors = [
  {
    code: 'FAIRHOUSE',
    name: 'Fairhouse',
    character: 'The flagships: few, each with rules and art of its own.',
    appetite: { low: 3, medium: 4, high: 3 },
  },
  {
    code: 'WILLOWGATE',
    name: 'Willowgate',
    character: 'Calm classics: orchards, gardens, parlours and small animals; many small wins.',
    appetite: { low: 6, medium: 3, high: 1 },
  },
  {
    code: 'EIGHTLANTERNS',
    name: 'Eight Lanterns',
    character: 'Feasts, markets and good omens of Asia; lively, with something for everybody.',
    appetite: { low: 3, medium: 5, high: 2 },
  },
  {
    code: 'SALTWIND',
    name: 'Saltwind',
    character: 'Deep sea, far coasts and expeditions; patient, and then all at once.',
    appetite: { low: 2, medium: 3, high: 5 },
  },
  {
    code: 'SUGARLOOP',
    name: 'Sugarloop',
    character: 'Sweets, toys, fairs and arcades; bright, quick and light of heart.',
    appetite: { low: 5, medium: 4, high: 1 },
  },
  {
    code: 'THORNMOON',
    name: 'Thornmoon',
    character: 'Myths, castles and spells; long quests for large treasures.',
    appetite: { low: 1, medium: 4, high: 5 },
  },
  {
    code: 'NEONHERON',
    name: 'Neon Heron',
    character: 'The city after dark and what is above it; fast, cool and daring.',
    appetite: { low: 2, medium: 4, high: 4 },
  },
] as const satisfies readonly HouseVendor[]
