import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { environment } from '#tests/tools/doctor/deployment.ts'

const run = (args: readonly string[], settings: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/tools/doctor/cli.ts', ...args],
    {
      env: { ...process.env, ...settings },
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}

test('a setting that stops the build ends the doctor with its row', () => {
  const { status, stdout } = run([], { ...environment, VITE_SITE_ORIGIN: 'https://example.com/console' })
  expect(status).toBe(1)
  expect(stdout).toBe(
    [
      'wrong  VITE_SITE_ORIGIN  The setting VITE_SITE_ORIGIN must be an origin such as https://console.example.com, ' +
        'without a path: the console is served at the root of its host.',
      "                         fix it: docs/deploy.md, 'VITE_SITE_ORIGIN'",
      '',
      '0 right, 1 wrong, 0 not checked',
      'The site is checked once the settings are valid.',
      '',
    ].join('\n'),
  )
})

test.each([[['console.example.com']], [['https://example.com/console']], [['https://a.example', 'https://b.example']]])(
  'the arguments %j are refused',
  (args) => {
    const { status, stderr } = run(args, environment)
    expect([status, stderr.split('\n')[0]]).toEqual([2, `"${args.join(' ')}" is no origin of a site.`])
  },
)
