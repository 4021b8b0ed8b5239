import { useState } from 'react';
import { Button, ButtonLink } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Row, Stack } from '../layout.tsx';
import { Notice } from '../notice.tsx';
import { ToastProvider, useToast } from '../toast.tsx';
import { Chapter, Specimen } from './specimen.tsx';

function Toasts() {
  const toast = useToast();
  return (
    <Row>
      <Button variant="secondary" onClick={() => toast({ text: 'Your profile is saved.' })}>
        Success
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            text: 'Removed from the cart.',
            action: { label: 'Undo', onAct: () => toast({ text: 'Back in the cart.' }) },
          })
        }
      >
        With undo
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({ tone: 'error', text: 'Not saved: you are offline. We try again by ourselves.' })
        }
      >
        Error
      </Button>
    </Row>
  );
}

function Question() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Submit the test
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Submit with three questions unanswered?"
        closeLabel="Close"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Go on with the test
            </Button>
            <Button variant="danger" onClick={close}>
              Submit now
            </Button>
          </>
        }
      >
        <p>You have eleven minutes left. After submitting, answers cannot be changed.</p>
      </Dialog>
    </>
  );
}

/** The product's messages. */
export function GalleryMessages() {
  return (
    <Chapter title="Messages">
      <Specimen name="Notice">
        <Stack>
          <Notice title="You are offline">
            Your answers are kept on this device and sent when you are back.
          </Notice>
          <Notice tone="success" title="Your message is on its way">
            We answer within two working days.
          </Notice>
          <Notice tone="warning" title="Five minutes left">
            Unanswered questions count as wrong: guess.
          </Notice>
          <Notice
            tone="error"
            title="Your message was not sent"
            action={
              <Button variant="secondary" size="small">
                Try again
              </Button>
            }
          >
            The connection broke. Nothing you typed is lost.
          </Notice>
          <Notice>One line, no title.</Notice>
        </Stack>
      </Specimen>
      <Specimen name="Dialog">
        <Question />
      </Specimen>
      <Specimen name="Toast">
        <ToastProvider regionLabel="Messages" dismissLabel="Dismiss">
          <Toasts />
        </ToastProvider>
      </Specimen>
      <Specimen name="Empty state">
        <EmptyState
          title="No results yet"
          level={3}
          action={<ButtonLink to="/">Take the free test</ButtonLink>}
        >
          <p>Finish a test and your band, with what to work on next, stands here.</p>
        </EmptyState>
      </Specimen>
    </Chapter>
  );
}
