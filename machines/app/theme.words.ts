import type { themeMachine } from '#machines/app/theme.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const themeTexts: ChartTexts<typeof themeMachine> = {
  states: {
    system: { given: 'a console that follows the device', seen: 'the console is as light or dark as the device' },
    light: { given: 'a light console', seen: 'the console is light' },
    dark: { given: 'a dark console', seen: 'the console is dark' },
  },
  events: { 'theme.chosen': 'the person chooses a theme' },
}
