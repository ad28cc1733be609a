export { ahead, asked, askedPart, type Ahead } from './asked.ts'
export { createClient } from './client.ts'
export { keepOnly, keptForSession } from './kept.ts'
