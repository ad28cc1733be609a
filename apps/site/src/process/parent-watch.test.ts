import { expect, test } from 'vitest'
import { ancestorsToNpm } from './parent-watch.ts'

function tree(commands: Record<number, string>) {
  return (pid: number) => {
    const command = commands[pid]
    return command ? { pid, parent: pid - 1, started: 'x', command } : undefined
  }
}

test('the chain of parents ends at npm', () => {
  const inspect = tree({ 5: 'sh -c node scripts/start.mjs', 4: 'npm start', 3: 'bash' })
  expect(ancestorsToNpm(5, inspect).map(({ pid }) => pid)).toEqual([5, 4])
})

test.each(['node /usr/bin/npm start', 'node /usr/lib/npm/bin/npm-cli.js run dev', 'yarn start'])(
  '%s is a runner',
  (command) => {
    expect(ancestorsToNpm(4, tree({ 4: command }))).toHaveLength(1)
  },
)

test('without npm no parent is watched', () => {
  expect(ancestorsToNpm(4, tree({ 4: 'sh /home/npm-fan/run.sh', 3: 'bash' }))).toEqual([])
  expect(ancestorsToNpm(1, tree({ 1: 'npm start' }))).toEqual([])
})
