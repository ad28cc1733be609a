import { text, write, type Text, type Translated } from '../bet-types/index.ts'

interface DrawTexts {
  readonly how: Text
  readonly when: Text
}

const fast = text('when_fast')
const vn = text('when_vn')

/** LIST of how lotteries are drawn and when, by the id of their group. */
const drawTexts: Readonly<Record<string, DrawTexts>> = {
  ssc: { how: text('draw_ssc'), when: fast },
  '11x5': { how: text('draw_11x5'), when: fast },
  k3: { how: text('draw_k3'), when: fast },
  pk10: { how: text('draw_pk10'), when: fast },
  'lucky-28': { how: text('draw_lucky'), when: fast },
  keno: { how: text('draw_keno'), when: fast },
  'mark-six': { how: text('draw_six'), when: text('when_daily') },
  'vn-north': { how: text('draw_vn_north'), when: vn },
  'vn-south': { how: text('draw_vn_south'), when: vn },
  'vn-two-stations': { how: text('draw_vn_two'), when: vn },
}

/** How a lottery is drawn and when; the rules of two stations have a text of their own. */
export function drawSentences(group: string, rules: string, t: Translated): readonly string[] {
  const known = drawTexts[rules] ?? drawTexts[group]
  return known ? [write(known.how, t), write(known.when, t)] : []
}
