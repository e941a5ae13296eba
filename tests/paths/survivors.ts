/**
 * Broken copies that no path can tell from the chart, by chart, each with the reason.
 * A survivor that is not listed fails the tests, and so does a listed one that is noticed.
 */
export const survivors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'dashboard/section': {
    'lead to section.loading by (chart): frame.chosen':
      'Idle leads on to loading at once, since the chart asks itself to load. The copy behaves like the chart.',
  },
}
