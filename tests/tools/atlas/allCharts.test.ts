import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { toDrawnChart } from '#charts/pictures/toDrawnChart.ts'
import { readChart } from '#charts/read/chart.ts'
import { outlineFilesOf, outlinesFolder } from '#tools/atlas/chartFiles.ts'
import { toHash } from '#tools/atlas/site/route.ts'
import { entriesOf } from '#tools/atlas/site/search/entries.ts'
import { search, searchIndex } from '#tools/atlas/site/search/search.ts'
import { stemOf } from '#tools/atlas/site/search/stem.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'

/** Slow: it explores all charts. */
const drawnCharts = allTestModels.map(toDrawnChart)

describe('the outlines', () => {
  const files = outlineFilesOf(drawnCharts)

  test('the committed outlines match the charts', () => {
    const committed = new Map(
      readdirSync(outlinesFolder).map((name) => [
        `${outlinesFolder}/${name}`,
        readFileSync(`${outlinesFolder}/${name}`, 'utf8'),
      ]),
    )
    const names = new Set([...files.keys(), ...committed.keys()])
    const outdated = [...names].filter((name) => files.get(name) !== committed.get(name))
    expect(outdated, 'Run "npm run charts" and commit the outlines').toEqual([])
  })

  test('the outlines have a line for every state and every transition', () => {
    const lines = [...files.values()].join('\n').split('\n')
    const isOther = /^ *- (\*\*In every state\*\*$|(runs|when the flow starts|on entry|on exit): )/
    const items = lines.filter((line) => /^ *- /.test(line) && !isOther.test(line))
    const states = items.filter((line) => /^ *- \*\*/.test(line))
    const charts = allTestModels.map(({ machine }) => readChart(machine))
    expect(states).toHaveLength(charts.reduce((sum, { states: { length } }) => sum + length - 1, 0))
    expect(items.length - states.length).toBe(charts.reduce((sum, { transitions }) => sum + transitions.length, 0))
  })
})

describe('the search', () => {
  const index = searchIndex(entriesOf(drawnCharts))
  const first = (question: string) => search(index, question)[0]

  test.each([
    ['Paged list', '#lists/pagedList'],
    ['sign in', '#auth/signIn'],
    ['resend', '#auth/resend'],
    ['redirected to sign in', '#auth/verify/redirectedToSignIn'],
    ['computer SLEEPS', '#auth/verify/open.resend.locked'],
  ])('the name or the rare word "%s" / its place is first', (question, hash) => {
    expect(first(question)).toBeDefined()
    expect(toHash(first(question)?.route ?? { page: 'gallery' })).toBe(hash)
  })

  test.each(['close closes closed closing', 'try tries tried', 'send sends sending', 'stop stopped'])(
    'takes %s for one word',
    (words) => expect(new Set(words.split(' ').map(stemOf)).size).toBe(1),
  )

  test('finds ids too, and nothing for words that no chart has or that say nothing', () => {
    expect(first('code.submitted')?.label).toContain('the person submits a code')
    expect([search(index, 'zebra'), search(index, ' '), search(index, 'what happens if')]).toEqual([[], [], []])
  })

  /** Where the first results lead. The words of the answers are in the charts, so only these have to be right. */
  const firstThree = (question: string) =>
    search(index, question)
      .slice(0, 3)
      .map(({ route }) => decodeURIComponent(toHash(route)))

  test.each([
    ['three wrong codes', /^#auth\/codeCheck\/replacing$/],
    ['how long until a new code', /^#auth\/verify\/open\.resend\.locked$/],
    ['two tabs', /^#session\/lifetime|^#auth\/verify\/.*sentElsewhere/],
    ['unsaved settings', /^#settings\/(settings\/open|profileForm\/unsaved)/],
    ['lost network while suspending', /^#users\/users\/showing\.queue\.sending/],
    ['marketer deleted twice', /^#marketers\/deleteMarketer\/deleting\?.*marketerDeletion\+is\+done\+\(2\)/],
    ['session ends while typing', /^#session\/lifetime\/ended|^#auth\/signInAgain/],
    ['list above 5,000 rows', /^#lists\/pagedList\/\(chart\)\?.*rest\.needed/],
    ['who may see what', /^#roles$/],
    ['what changed since the last release', /^#review$/],
    ['can I undo a suspension', /^#users\/(undoOffer|users\/showing\.undo)/],
    ['photo larger than 2 MB', /^#settings\/photo\/storing/],
    ['another admin edits the same marketer', /^#marketers\/marketerForm\/open\.dialog\.(comparing|saving)/],
    ['new release while I am working', /^#app\/version\/(\(chart\)|outdated)/],
    ['sign-out without internet', /^#session\/sessionEnd/],
    ['wrong code', /^#auth\/codeCheck\/confirming\?.*\(4\)$/],
    ['What happens with an incorrect OTP?', /^#auth\/codeCheck\/confirming\?/],
    ['one tab renews the session', /^#session\/(session\/readingSession|lifetime\/renewing)$/],
    ['back with unsaved changes', /^#app\/router\/routing\.leaving|^#settings\/profileForm\/unsaved/],
    ['resend code', /^#auth\/(resend\/resending|verify\/open\.resend)/],
    ['How long must I wait for another code?', /^#auth\/verify\/open\.resend\.locked$/],
    ['When can a code be resent?', /^#auth\/verify\/open\.resend\.(locked|ready)/],
    ['search of a long list', /^#lists\/pagedList\/loadingRest/],
    ['what happens without network', /^#app\/network/],
  ])('the question "%s" / the answer is among the first three', (question, answer) => {
    expect(firstThree(question)).toContainEqual(expect.stringMatching(answer))
  })

  test.each([
    ['5,000 rows', '5000 rows', '5 000 rows', 'five thousand rows', '5k rows'],
    ['60 s', '60 seconds', 'sixty seconds', 'one minute', 'a minute', '1 min'],
    ['0.5 seconds', 'half a second', '500 ms', '500 milliseconds'],
    ['code wrong three times', 'code wrong 3 times'],
    ['photo of 2 MB', 'photo of two megabytes', 'photo of 2MB'],
  ])('a number in other words / the same results: %s', (...questions) => {
    const results = questions.map((question) => search(index, question).map(({ route }) => toHash(route)))
    expect(results[0]).not.toEqual([])
    for (const other of results) expect(other).toEqual(results[0])
  })

  test('a transition is found / the result leads to it', () => {
    const hash = toHash(search(index, 'somebody else has deleted the marketer')[0]?.route ?? { page: 'gallery' })
    expect(new URLSearchParams(hash.split('?')[1]).get('transition')).toBe('deleting: marketerDeletion is done (2)')
  })

  test.each([
    ['suspend', 'suspension'],
    ['delete', 'deletion'],
    ['lost', 'loses'],
    ['wrong', 'wrongly'],
  ])('%s and %s are one word', (one, other) => expect(stemOf(one)).toBe(stemOf(other)))

  test('a word is misspelt / it is found', () => expect(first('leaderbord')?.container).toBe('Leaderboard'))

  test.each(['can a marketer suspend users', 'permissions of marketers', 'what may an admin change'])(
    'the question "%s" / the roles are among the first three',
    (question) => expect(firstThree(question)).toContain('#roles'),
  )
})
