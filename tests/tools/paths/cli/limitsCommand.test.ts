import { expect, test } from 'vitest'
import { runPaths } from '#tools/paths/cli/command.ts'
import { readText } from '#charts/readText.ts'
import { printSides } from '#tools/paths/cli/limitsCommand.ts'

const recorder = () => {
  const lines: string[] = []
  const print = (text: string) => void lines.push(text)
  return { lines, print, printError: print, write: () => undefined, read: readText }
}

test('a limit with an approved path on each side / names the chart', async () => {
  const { lines, ...io } = recorder()
  expect(await runPaths(['limits', 'undoMs'], [], io)).toBe(0)
  expect(lines).toEqual(['undoMs: noticed by users/undoOffer'])
})

test('a limit of a chart that is not as approved / is refused: the chart would notice every change', async () => {
  const { lines, ...io } = recorder()
  await expect(runPaths(['limits', 'undoMs'], [], { ...io, read: () => null })).rejects.toThrow(
    'users/users is not as approved. First run: npm run paths -- check users/users',
  )
  expect(lines).toEqual([])
})

test('a limit that only words and calls of charts know / is told as such', () => {
  const { lines, ...io } = recorder()
  expect(printSides([{ name: 'lockWaitMs', less: null, more: null, isUsed: false }], io)).toBe(0)
  expect(lines).toEqual(['No approved path depends on lockWaitMs: unit tests have both sides.'])
})

test('a limit with an approved path on one side / is an error', () => {
  const { lines, ...io } = recorder()
  const sides = [
    { name: 'maxAlerts', less: null, more: 'app/alerts', isUsed: true },
    { name: 'undoMs', less: 'users/undoOffer', more: null, isUsed: true },
  ]
  expect(printSides(sides, io)).toBe(1)
  expect(lines).toEqual([
    'maxAlerts: no approved path notices one less. A case just below it is missing.',
    'undoMs: no approved path notices one more. A case with the limit itself is missing.',
  ])
})

test('an unknown limit / is refused with the names that are most like it', async () => {
  const { lines, ...io } = recorder()
  expect(await runPaths(['limits', 'undo'], [], io)).toBe(2)
  expect(lines[0]).toBe('There is no limit "undo". Similar: undoMs, countUpMs, trendDays, codeTries, codeLength.')
})
