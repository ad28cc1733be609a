export { CaseFile } from './case-file.tsx'
export { Cases } from './cases.tsx'
export { Excluded } from './excluded.tsx'
export { RiskRules } from './rules.tsx'
