import { expect, test, vi } from 'vitest'
import { runPaths } from '#tools/paths/cli/command.ts'

vi.stubEnv('PORT', '')

const run = async (args: string) => {
  const printed: string[] = []
  const errors: string[] = []
  const files: Record<string, string> = {}
  const code = await runPaths(args.split(' '), [], {
    print: (text) => void printed.push(text),
    printError: (text) => void errors.push(text),
    write: (file, text) => void (files[file] = text),
    read: () => null,
  })
  return { code, printed: printed.join('\n'), errors, files }
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

test('a journey is drawn into a file', async () => {
  const { code, files } = await run('journey undoSuspension --picture dist/undo.svg')
  expect(code).toBe(0)
  expect(files['dist/undo.svg']).toContain('>Undo offer</text>')
})

test('an unknown journey, an unreadable file and two pictures are told', async () => {
  expect(await run('journey door')).toMatchObject({
    code: 2,
    errors: [expect.stringContaining('There is no journey "door". Possible: signIn, ')],
  })
  expect(await run('journey no/such.ts')).toMatchObject({
    code: 2,
    errors: [expect.stringContaining('no/such.ts cannot be read')],
  })
  expect(await run('journey --picture all.svg')).toMatchObject({
    code: 2,
    errors: [
      expect.any(String),
      expect.any(String),
      expect.any(String),
      expect.any(String),
      'A picture has one journey. Name it.',
    ],
  })
})

test('the journeys of another file are found', async () => {
  const { code, printed } = await run('journey tests/charts/samples/shop.ts')
  expect({ code, isFound: printed.includes('## A customer orders') }).toEqual({ code: 0, isFound: true })
})

test('a file of the console has the charts of the console', async () => {
  const { code, errors } = await run('journey machines/journeys/signIn.journey.ts')
  expect({ code, errors }).toEqual({ code: 0, errors: [expect.stringContaining('signIn: 13 steps')] })
})
