import type { Share } from '../nist/judge.ts'
import { dieharderPart } from './report-dieharder.ts'
import type { Outcome } from './outcomes.ts'
import { groupVerdicts, smallestP, repeats, table, format } from './report-words.ts'
import { isCertified, type Result } from './result.ts'

const head = `# Random numbers: the last certification

Written by \`npm run rng:certify\` ([recipe](recipes/certify-the-rng.md)); seeds come from the
operating system. A p-value below 10⁻⁶ fails at once; one from 10⁻⁶ to 10⁻³, or a share below its
line, is taken once more with fresh data, and fails if it is there again. Statistics are evidence;
that scaling and shuffles are unbiased is proved by counting every word of smaller sources, in the
tests of [the stream](../packages/engines/src/core/rng.test.ts) and of
[the draws](../packages/engines/src/core/draws.test.ts).`

/** `circumstances` are lines about the run. */
export function reportOf(result: Result, circumstances: readonly string[]): string {
  const verdict = isCertified(result) ? '**passed**' : '**FAILED**'
  const without = result.dieharder === null ? ', without dieharder' : ''
  const { sizes } = result
  return [
    head,
    [
      `- Verdict: ${verdict}${without}`,
      ...circumstances,
      `- Minutes: ${result.minutes}`,
      `- Starts: ${format(sizes.starts)} processes and threads, blocks of 128 bits that two of ` +
        `them share: ${result.sharedBlocks}`,
    ].join('\n'),
    rawPart(result),
    outcomesPart(result),
    dieharderPart(result),
    plantedPart(result),
  ].join('\n\n')
}

function rawPart({ raw, sizes }: Result): string {
  const groups = groupVerdicts(raw, (share: Share) =>
    share.test.replace(/ [\d+-]+$| (for|back)ward$/, ''),
  )
  const rows = groups.map(([test, verdicts]) => {
    const last = verdicts.flatMap(({ values }) => values.slice(-1))
    const worst = last.toSorted((a, b) => a.passed / a.sequences - b.passed / b.sequences)[0]
    const share = worst ? (worst.passed / worst.sequences).toFixed(4) : '-'
    return [
      test,
      verdicts.length,
      format(worst?.sequences ?? 0),
      `${share} (${worst?.line.toFixed(4) ?? '-'})`,
      smallestP(last.map(({ spread }) => spread)),
      repeats(verdicts, ({ test: name }) => name),
    ]
  })
  return [
    '## Raw output: SP 800-22',
    `${format(sizes.sequences)} sequences of ${format(sizes.bits)} bits (wanted: 1,000 × 10⁶, ` +
      'at least 100), by turns the blocks of one long round and the first blocks of many rounds. ' +
      'The line of a share is 0.99 - 3·√(0.99·0.01/s), that of the spread 0.0001.',
    table(['test', 'values', 'sequences', 'least share (line)', 'least spread', 'repeated'], rows),
  ].join('\n\n')
}

function outcomesPart({ outcomes, sizes }: Result): string {
  const tests = [...new Set(outcomes.verdicts.flatMap(({ values }) => values[0]?.test ?? []))]
  const rows = groupVerdicts(outcomes.verdicts, ({ game }: Outcome) => game).map(
    ([game, ofGame]) => [
      game,
      ...tests.map((test) => {
        const taken = ofGame.filter(({ values }) => values[0]?.test === test)
        const last = taken.map(({ values }) => values.at(-1)?.p ?? 0)
        return `${smallestP(last)} (${last.length})`
      }),
    ],
  )
  const names = ({ game, test, part }: Outcome) => `${game}, ${test} of ${part}`
  return [
    '## Final outcomes: the seven tests of GLI-19',
    `${format(sizes.draws)} numbers drawn for each game (wanted: 10⁷) as the studio does, with ` +
      'a new nonce each round and new seeds after 1,000; the least p-value of each test, and how ' +
      'many there are. Of a deck all places are tested for their distribution, and the first three ' +
      'and last two cards by the rest.',
    table(['game', ...tests], rows),
    `All ${outcomes.verdicts.length} together: the least, by Holm, is ` +
      `${outcomes.holm.toPrecision(2)} (line 0.01). ` +
      `Repeated: ${repeats(outcomes.verdicts, names)}.`,
  ].join('\n\n')
}

function plantedPart({ planted, sizes, dieharder }: Result): string {
  const rows = planted.map(({ generator, by }) => [
    generator,
    by.length > 0 ? `yes: ${by.join(', ')}` : '**no**',
  ])
  const failed = dieharder?.planted.filter(({ passed }) => !passed) ?? []
  const names = [...new Set(failed.flatMap(({ values }) => values[0]?.test ?? []))]
  return [
    '## Planted generators',
    `The same tests and rules with ${format(sizes.plantedSequences)} sequences and ` +
      `${format(sizes.plantedDraws)} draws for each game. Where only the scaling is bad, the ` +
      'words are the good ones, and only outcomes are tested. The divisor is planted with words ' +
      'of a byte: with 32 bits it errs once in four thousand million words, which counting sees ' +
      'and no statistics do.',
    table(['generator', 'caught'], rows),
    dieharder === null
      ? 'Dieharder was not there to try them.'
      : `Dieharder fails the linear congruential generator: ${names.join(', ') || '**no**'}.`,
  ]
    .join('\n\n')
    .concat('\n')
}
