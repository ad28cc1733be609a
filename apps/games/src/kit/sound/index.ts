export { createSounds, type Sounds } from './create-sounds.ts'
