import brands from './brands.json' with { type: 'json' }

/** The areas of pages that few colleagues open. */
export const words = { brands }
