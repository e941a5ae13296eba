import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Theme } from '#domain/app/theme.ts'
import { themeMachine } from '#machines/app/theme.machine.ts'
import { selectTheme } from '#machines/app/theme.selectors.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const themes: readonly Theme[] = ['system', 'light', 'dark']

describe('the theme', () => {
  test.each(themes)('%s of the last visit is in force', (theme) => {
    expect(selectTheme(createActor(themeMachine, { input: { theme } }).start().getSnapshot())).toBe(theme)
  })

  test.each(themes)('%s takes effect and is remembered when it is chosen', (theme) => {
    const actor = createActor(themeMachine, { input: { theme: theme === 'dark' ? 'light' : 'dark' } })
    const emitted = recordEffects(actor)
    actor.start().send({ type: 'theme.chosen', theme })
    expect(selectTheme(actor.getSnapshot())).toBe(theme)
    expect(emitted).toEqual([{ type: 'savePreference', key: 'theme', value: theme }])
  })
})
