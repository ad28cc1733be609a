export { ResponsibleGaming } from './responsible-gaming.tsx'
