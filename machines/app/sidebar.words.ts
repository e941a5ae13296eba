import type { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const sidebarTexts: ChartTexts<typeof sidebarMachine> = {
  states: {
    'bar.open': { given: 'the wide bar', seen: 'the bar shows icons with their names' },
    'bar.collapsed': { given: 'the narrow bar', seen: 'the bar shows icons only' },
    'drawer.shut': { given: 'the drawer shut', seen: 'only the menu button of the drawer is seen' },
    'drawer.shown': { given: 'the drawer open', seen: 'the drawer lies over the page' },
  },
  events: {
    'sidebar.toggled': 'the person presses the button that changes the width of the bar',
    'drawer.opened': 'the person presses the menu button',
    'drawer.dismissed': 'the person closes the drawer',
  },
}
