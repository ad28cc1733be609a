export { createSounds, type Sounds } from './create-sounds.ts'
export { firstSettings, type SoundSettings } from './settings.ts'
