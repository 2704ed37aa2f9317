import { actionWords } from './explain/actions.ts'
import { chartWords } from './explain/charts.ts'
import { comparedWords } from './explain/compared.ts'
import { computedWords } from './explain/computed.ts'
import { entityWords } from './explain/entities.ts'
import { formWords } from './explain/forms.ts'
import { gridWords } from './explain/grids.ts'
import { loadWords } from './explain/loads.ts'
import { parameterWords } from './explain/parameters.ts'
import { readingWords } from './explain/reading.ts'
import { resourceWords } from './explain/resources.ts'
import { screenWords } from './explain/screens.ts'
import { searchWords } from './explain/searches.ts'
import { shapeWords } from './explain/shape.ts'
import { standardWords } from './explain/standards.ts'
import { submitWords } from './explain/submits.ts'
import { translationWords } from './explain/translations.ts'

/** All wording of the check, one function per code, by what it is about. */
export const explain = {
  ...readingWords,
  ...shapeWords,
  ...screenWords,
  ...parameterWords,
  ...loadWords,
  ...gridWords,
  ...actionWords,
  ...chartWords,
  ...entityWords,
  ...resourceWords,
  ...formWords,
  ...searchWords,
  ...submitWords,
  ...comparedWords,
  ...computedWords,
  ...translationWords,
  ...standardWords,
}
