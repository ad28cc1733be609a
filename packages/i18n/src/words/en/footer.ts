import footer from './footer.json' with { type: 'json' }

export const words = { footer }
