import { capitalize, eitherOf, toWords } from '#charts/pictures/words.ts'
import { accessPolicies } from '#domain/auth/access.ts'
import { type Permission, roles } from '#domain/auth/roles.ts'
import { type Area, routes } from '#domain/routes/routes.ts'

/** Who may see and change what. */
export interface RoleRow {
  readonly name: string
  readonly pages: readonly string[]
  readonly otherPages: readonly string[]
  readonly may: readonly string[]
  readonly mayNot: readonly string[]
}

const titlesOf = (isShown: (area: Area) => boolean): readonly string[] => [
  ...new Set(Object.values(routes).flatMap(({ area, title }) => (isShown(area) ? [title] : []))),
]

const pagesOf = (area: Area): Pick<RoleRow, 'pages' | 'otherPages'> => {
  const pages = titlesOf((other) => other === area)
  return {
    pages,
    otherPages: titlesOf((other) => other !== area && other !== 'auth').filter((title) => !pages.includes(title)),
  }
}

const allPermissions = [
  ...new Set(Object.values(roles).flatMap(({ permissions }): readonly Permission[] => permissions)),
]

const withoutRole: RoleRow = {
  name: 'Visitor',
  ...pagesOf('auth'),
  may: [],
  mayNot: allPermissions.map(toWords),
}

/** The table of the roles, from the rules of the console. */
export const roleRows: readonly RoleRow[] = [
  ...Object.values(roles).map(
    ({ audience, permissions }: { audience: keyof typeof accessPolicies; permissions: readonly Permission[] }) => ({
      name: capitalize(audience),
      ...pagesOf(routes[accessPolicies[audience].routes.home].area),
      may: permissions.map(toWords),
      mayNot: allPermissions.filter((permission) => !permissions.includes(permission)).map(toWords),
    }),
  ),
  withoutRole,
]

const listOf = (names: readonly string[]): string => eitherOf(names).replace(/ or (?=[^,]*$)/, ' and ')

/** A row in one sentence. */
export const describeRole = ({ pages, otherPages, may, mayNot }: RoleRow): string =>
  [
    `sees ${listOf(pages)}`,
    ...(otherPages.length > 0 ? [`does not see ${eitherOf(otherPages)}`] : []),
    ...(may.length > 0 ? [`may ${listOf(may)}`] : []),
    ...(mayNot.length > 0 ? [`may not ${eitherOf(mayNot)}`] : []),
  ].join('; ')
