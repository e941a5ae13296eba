import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Theme } from '#domain/app/theme.ts'
import { themeMachine, selectTheme } from '#machines/app/theme.machine.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const themes: readonly Theme[] = ['system', 'light', 'dark']

describe('the theme', () => {
  test.each(themes)('starts as %s if it was stored so', (theme) => {
    expect(selectTheme(createActor(themeMachine, { input: { theme } }).start().getSnapshot())).toBe(theme)
  })

  test.each(themes)('applies and stores %s when the person chooses it', (theme) => {
    const actor = createActor(themeMachine, { input: { theme: theme === 'dark' ? 'light' : 'dark' } })
    const emitted = recordEffects(actor)
    actor.start().send({ type: 'theme.chosen', theme })
    expect(selectTheme(actor.getSnapshot())).toBe(theme)
    expect(emitted).toEqual([{ type: 'savePreference', key: 'theme', value: theme }])
  })
})
