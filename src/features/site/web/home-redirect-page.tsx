import { redirect } from 'react-router';
import { paths } from '#paths';

/** `/home` is an old name of the front page. */
export function loader() {
  return redirect(paths.home(), 301);
}
