export { isSlipLine, type Draft } from './draft.ts'
export {
  marketOf,
  priceLine,
  priceSlip,
  type LinePrice,
  type Market,
  type SlipLine,
} from './market.ts'
export { readStake, stakesOf } from './stake-units.ts'
export { useDraft, type SlipDraft } from './use-draft.ts'
export { useMarket } from './use-market.ts'
export { lineText } from './line-text.ts'
export { refusalText } from './refusal-text.ts'
export { SlipView } from './slip-view.tsx'
