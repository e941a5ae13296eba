import { capitalize } from '#charts/pictures/words.ts'
import { Facts } from '#tools/atlas/site/panels/Facts.tsx'
import { roleRows } from '#tools/atlas/site/roles.ts'
import css from '#tools/atlas/site/pages/ChartPage.module.css'
import { Card } from '#ui/layout/Card.tsx'
import { PageTitle } from '#tools/atlas/site/panels/PageTitle.tsx'

/** Who may see and change what, from the rules that the console applies. */
export function RolesPage() {
  return (
    <main className={css.page}>
      <PageTitle note="What each role may see and change in the console.">Roles</PageTitle>
      {roleRows.map(({ name, pages, otherPages, may, mayNot }) => (
        <Card key={name} title={name}>
          <Facts title="Sees" lines={pages} />
          <Facts title="Does not see" lines={otherPages} />
          <Facts title="May" lines={may.map(capitalize)} />
          <Facts title="May not" lines={mayNot.map(capitalize)} />
        </Card>
      ))}
    </main>
  )
}
