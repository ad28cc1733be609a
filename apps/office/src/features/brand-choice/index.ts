export { BrandChoice } from './brand-choice.tsx'
