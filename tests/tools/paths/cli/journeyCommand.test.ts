import { expect, test, vi } from 'vitest'
import { runPaths } from '#tools/paths/cli/command.ts'

vi.stubEnv('PORT', '')

const run = async (args: string) => {
  const printed: string[] = []
  const errors: string[] = []
  const code = await runPaths(args.split(' '), [], {
    print: (text) => void printed.push(text),
    printError: (text) => void errors.push(text),
    write: () => undefined,
    read: () => null,
  })
  return { code, printed: printed.join('\n'), errors }
}

test('the script of a journey is printed, and how it was found', async () => {
  const { code, printed, errors } = await run('journey signIn')
  expect(code).toBe(0)
  expect(printed).toContain('## An admin signs in and sees the figures')
  expect(printed).toContain(
    [
      'When the person submits a code: a complete code. Then a message says "Verification successful!". The page shows ',
      "the button 'Sign out' and the button 'Refresh'. The console shows the figures. The page ",
      "shows the section 'User Overview'.",
    ].join(''),
  )
  expect(errors).toEqual([expect.stringMatching(/^signIn: 13 steps, \d+ configurations, \d+\.\d s\.$/)])
})

test('an unknown journey is told', async () => {
  expect(await run('journey door')).toMatchObject({
    code: 2,
    errors: [expect.stringContaining('There is no journey "door". Possible: signIn, ')],
  })
})
