import { invalid, Problem } from '@servery/api';
import { templateAnswer } from '@servery/api/mocks';
import {
  addMember,
  changeMember,
  getModalExamples,
  inviteFriend,
  removeMember,
  type ProjectMember,
  type SharedProject,
} from '@servery/api/template';
import { store } from './store.ts';

/**
 * Returns a member who isn't the owner.
 * @throws `notFound` or, for the owner, `notAllowedNow`
 */
function changeable({ members }: SharedProject, id: number): ProjectMember {
  const member = members.find((each) => each.id === id);
  if (!member) throw new Problem('notFound');
  if (member.role === 'owner') throw new Problem('notAllowedNow', { details: { state: 'owner' } });
  return member;
}

/** Mock handlers, one per endpoint of the modal examples. */
export const modalsHandlers = [
  templateAnswer(getModalExamples, () => store.read()),
  templateAnswer(addMember, ({ body: { id } }) =>
    store.change(({ project }) => {
      const at = project.others.findIndex((each) => each.id === id);
      if (at < 0) throw new Problem('notFound');
      const [person] = project.others.splice(at, 1);
      project.members.push({ ...person!, role: 'viewer' });
      return { project };
    }),
  ),
  templateAnswer(changeMember, ({ body: { id, role } }) =>
    store.change(({ project }) => {
      changeable(project, id).role = role;
      return { project };
    }),
  ),
  templateAnswer(removeMember, ({ query: { id } }) =>
    store.change(({ project }) => {
      const { role: _, ...person } = changeable(project, id);
      project.members = project.members.filter((each) => each.id !== id);
      project.others.push(person);
      return { project };
    }),
  ),
  templateAnswer(inviteFriend, ({ body: { email } }) =>
    store.change(({ referral }) => {
      if (referral.invited.includes(email))
        throw invalid('email', 'taken', 'This address has been invited already.');
      referral.invited.push(email);
      return { referral };
    }),
  ),
];
