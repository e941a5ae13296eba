import type { AtlasRoute } from '#tools/atlas/site/route.ts'

export interface AtlasPage {
  readonly page: Exclude<AtlasRoute['page'], 'chart'>
  readonly name: string
  readonly about: string
}

/** The pages of the atlas besides those of the charts, in the order of the navigation. */
export const atlasPages: readonly AtlasPage[] = [
  { page: 'gallery', name: 'Charts', about: 'The statecharts that the console runs.' },
  { page: 'journeys', name: 'Journeys', about: 'Paths through several charts, with a script for testers.' },
  {
    page: 'roles',
    name: 'Roles',
    about: 'Who may see which pages, and who may change what: the permissions of each role.',
  },
  {
    page: 'trace',
    name: 'Traceability',
    about: 'Which states and test paths each section of the specification has, and their last results.',
  },
  {
    page: 'review',
    name: 'Review',
    about:
      'What changed since the last release or a commit: compares the charts before and after, and lists open comments.',
  },
]
