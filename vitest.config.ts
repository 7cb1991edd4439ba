import { type TestSpecification, BaseSequencer } from 'vitest/node'
import { defineConfig } from 'vitest/config'

/** The long files first, but those of components before the others: a worker starts anew where the next file needs a window. */
class ByWindow extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...byProject.values()].flatMap((ofProject) => [
      ...ofProject.filter(({ moduleId }) => moduleId.endsWith('.tsx')),
      ...ofProject.filter(({ moduleId }) => !moduleId.endsWith('.tsx')),
    ])
  }
}

/** All tests of the workspace in one run, so that one line counts them. Browser journeys run one after the other. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/core', 'apps/shell', 'apps/shell/e2e', 'infra'],
    maxWorkers: 2,
    sequence: { sequencer: ByWindow },
  },
})
