export { ahead, asked, type Ahead } from './asked.ts'
export { createClient } from './client.ts'
