export { Play } from './play.tsx'
