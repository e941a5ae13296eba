/**
 * Broken copies that no path can tell from the chart, by chart, each with the reason.
 * A survivor that is not listed fails the tests, and so does a listed one that is noticed.
 */
export const survivors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'admin/adminArea': Object.fromEntries(
    ['remove inside: profile.changed', 'remove inside.settings: profile.changed (2)'].map((copy) => [
      copy,
      'The name and the picture in the header change, and no situation of the chart depends on them. Tests of the chart show it.',
    ]),
  ),
  'dashboard/dashboard': {
    'remove (chart): history.changed':
      'A day that is recorded once more changes the numbers in the history, and no situation of the chart depends on them. Tests of the chart show it.',
  },
  'ambassador/refereeList': Object.fromEntries(
    ['retry', 'refresh'].map((wish) => [
      `lead to refereeList.deciding by failed: ${wish}.requested`,
      'Deciding leads on to fetching at once, since only a list with a code can have failed. The copy behaves like the chart.',
    ]),
  ),
  'dashboard/section': {
    'lead to section.loading by (chart): timeFrame.chosen':
      'Idle leads on to loading at once, since the chart asks itself to load. The copy behaves like the chart.',
    'lead to section.loading by (chart): timeFrame.changed':
      'Idle leads on to loading at once, since the chart asks itself to load. The copy behaves like the chart.',
  },
  'lists/pagedList': {
    'remove (chart): rows.counted':
      "The count changes nothing but Y of 'Page X of Y', and no situation of the chart depends on that. Tests of the rules show it.",
    'lead to pagedList.fetching by (chart): rows.outdated':
      'Settling leads on to fetching at once, since a list that is outdated wants its first batch. The copy behaves like the chart.',
    'lead to pagedList.fetching by showing: fullSearch.requested':
      'Settling leads on to fetching at once, since a search that looks on wants more. The copy behaves like the chart.',
  },
  'lists/listPage': {
    'lead to listPage.showing.summary.choosing by showing.summary.failed: retry.requested':
      'A page whose counts failed has tiles, so choosing leads on to loading at once. The copy behaves like the chart.',
  },
  'lists/selection': {
    'lead to selection.counting by (chart): selection.cleared':
      'Counting leads on to none at once, since nothing is chosen any more. The copy behaves like the chart.',
  },
  'users/users': {
    'lead to users.showing.queue.idle by showing.queue.sending: changeStatus is done (2)':
      'Choosing leads on to idle at once, since the queue held this one alone. The copy behaves like the chart.',
    'lead to users.showing.queue.idle by showing.queue.sending: changeStatus fails (2)':
      'Choosing leads on to idle at once, since the queue held this one alone. The copy behaves like the chart.',
  },
}
