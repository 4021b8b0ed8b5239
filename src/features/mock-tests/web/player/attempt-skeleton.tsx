import { Skeleton } from '#ui/skeleton.tsx';
import panes from '../paper/paper-panes.module.css';
import player from './player.module.css';
import header from './player-header.module.css';

/** The shape of the player while the attempt loads. */
export function AttemptSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={player.player} aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className={header.header} />
      <div className={panes.panes}>
        <div className={panes.pane}>
          <Skeleton lines={12} />
        </div>
        <div className={panes.pane}>
          <Skeleton lines={8} />
        </div>
      </div>
    </div>
  );
}
