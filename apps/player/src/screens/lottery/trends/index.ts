export { Trends } from './trends.tsx'
