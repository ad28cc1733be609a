export { Preferences } from './preferences.tsx'
