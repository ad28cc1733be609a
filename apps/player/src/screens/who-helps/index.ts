export { WhoHelps } from './who-helps.tsx'
